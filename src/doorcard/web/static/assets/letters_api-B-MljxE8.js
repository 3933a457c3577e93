<<<<<<<< HEAD:src/doorcard/web/static/assets/letters_api-B-MljxE8.js
import{i as e,r as t}from"./call-D5TKps05.js";var n={page:n=>t(`GET`,`/api/letters${e({before:n,limit:30})}`),open:e=>t(`GET`,`/api/letters/${e}`),seen:()=>t(`POST`,`/api/letters/seen`,{})};export{n as t};
========
import{i as e,r as t}from"./call-CSYAfqUj.js";var n={page:n=>t(`GET`,`/api/letters${e({before:n,limit:30})}`),open:e=>t(`GET`,`/api/letters/${e}`),seen:()=>t(`POST`,`/api/letters/seen`,{})};export{n as t};
>>>>>>>> e5022e5 (Say what tells a bring-in from an opening bet of the same size):src/doorcard/web/static/assets/letters_api-DzmeSL_4.js
