/**
 * What the client reads and writes, held to the server's schema: a message that it does not know, a
 * field that the server does not send, a request that the server would not take do not compile.
 */
import type * as server from './generated';
import type { Request, ServerMessage } from './messages';

type Fits<Given extends Wanted, Wanted> = Given;
type Named = { t: string };
type Of<Messages extends Named, Name> = Extract<Messages, { t: Name }>;
type Needed<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/** Fields that the client needs in a message of that name and the server does not send. */
type Lacking<Name> = Exclude<
  Needed<Of<ServerMessage, Name>>,
  keyof Of<server.ServerMessage, Name>
>;

export type Heard = Fits<server.ServerMessage['t'], ServerMessage['t']>;
export type Read = Fits<{ [Name in Heard]: Lacking<Name> }[Heard], never>;
export type Asked = Fits<Extract<Request, { t: server.Request['t'] }>, server.Request>;
