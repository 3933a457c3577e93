<<<<<<<< HEAD:src/doorcard/web/static/assets/letters_api-B-MljxE8.js
import{i as e,r as t}from"./call-D5TKps05.js";var n={page:n=>t(`GET`,`/api/letters${e({before:n,limit:30})}`),open:e=>t(`GET`,`/api/letters/${e}`),seen:()=>t(`POST`,`/api/letters/seen`,{})};export{n as t};
========
import{i as e,r as t}from"./call-B5lBndAf.js";var n={page:n=>t(`GET`,`/api/letters${e({before:n,limit:30})}`),open:e=>t(`GET`,`/api/letters/${e}`),seen:()=>t(`POST`,`/api/letters/seen`,{})};export{n as t};
>>>>>>>> 15f435b (Refusals and the rules of a table in the language of the page; an icon to install; every page looked at by axe-core):src/doorcard/web/static/assets/letters_api-CINn2l79.js
