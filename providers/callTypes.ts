/** Types of answers, by the method and the path that a screen calls. */
import type { Lists } from '#schemas/generated/lists.ts'
import type { Answers } from './generated/calls.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A page of a list; with `_limit: -1` the whole list. */
export type Page<T> = { items: T[]; total: number; more?: true; similar?: true }

/** unknown for a path that is only known when the program runs, and for one that no call has. */
export type Answer<M extends Method, P extends string> = string extends P
  ? unknown
  : M extends keyof Answers
    ? P extends keyof Answers[M]
      ? Answers[M][P]
      : P extends keyof Lists
        ? Listed<M, Lists[P]>
        : Found<Answers[M], PathOf<P, keyof Answers[M] & string>>
    : unknown

/** A list is read, or gets a record. */
type Listed<M, T> = M extends 'GET' ? Page<T> : M extends 'POST' ? T : unknown

type Found<A, P> = [P] extends [never] ? unknown : P extends keyof A ? A[P] : unknown

/** Picks from `Known` the path with a {parameter} that `P` fills in. */
type PathOf<P extends string, Known extends string> = Known extends `${string}{${string}`
  ? Fits<P, Known> extends true
    ? Known
    : never
  : never

/** Part for part: `/api/v4/acl/${number}` fits `/api/v4/acl/{id}`. */
type Fits<P extends string, Known extends string> = P extends `${infer Part}/${infer Rest}`
  ? Known extends `${infer Own}/${infer Others}`
    ? IsPart<Part, Own> extends true
      ? Fits<Rest, Others>
      : false
    : false
  : Known extends `${string}/${string}`
    ? false
    : IsPart<P, Known>

type IsPart<Part extends string, Own extends string> = Own extends `{${string}}`
  ? true
  : Part extends Own
    ? true
    : false
