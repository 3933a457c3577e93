/** Which route of the server a call takes, by its method and path, and what that means for it. */
import type { Routes } from './generated';

export type Route = keyof Routes;
export type Method = Route extends `${infer Name} ${string}` ? Name : never;
/** What is asked after a path, if anything. */
export type Query = '' | `?${string}`;

type Bare<Path> = Path extends `${infer Before}?${string}` ? Before : Path;

/** Does a path lead along a route, step by step? Anything may stand for `{what}` is in braces. */
type Leads<Path, Along> = Path extends `${infer Step}/${infer On}`
  ? Along extends `${infer Known}/${infer More}`
    ? Fits<Step, Known> extends true
      ? Leads<On, More>
      : false
    : false
  : Along extends `${string}/${string}`
    ? false
    : Fits<Path, Along>;
type Fits<Step, Known> = Known extends `{${string}}` ? true : Step extends Known ? true : false;

type Led<M extends Method, Path> = {
  [Each in Route]: Each extends `${M} ${infer Along}`
    ? Leads<Path, Along> extends true
      ? Each
      : never
    : never;
}[Route];

/** The route of a call: the one of just that path, or else the one that it leads along. */
export type RouteOf<M extends Method, Path extends string> =
  `${M} ${Bare<Path>}` extends infer Just extends Route ? Just : Led<M, Bare<Path>>;

export type Answer<M extends Method, Path extends string> = Routes[RouteOf<M, Path>]['answer'];

type Queried<M extends Method, Path extends string> = [RouteOf<M, Path>] extends [never]
  ? null
  : Routes[RouteOf<M, Path>]['query'];

/** What a route may be asked in its query; what is null or empty is not asked. */
export type Question<M extends Method, Path extends string> =
  Queried<M, Path> extends null
    ? [theRouteIsAskedNothing: never]
    : { [Name in keyof Queried<M, Path>]: Queried<M, Path>[Name] | null | '' };

/** What goes with a call: its body, or an empty one where the route takes none. */
export type Body<M extends Method, Path extends string> = [RouteOf<M, Path>] extends [never]
  ? [theServerHasNoSuchRoute: never]
  : Routes[RouteOf<M, Path>]['body'] extends null
    ? [body?: Record<string, never>]
    : [body: Routes[RouteOf<M, Path>]['body']];
