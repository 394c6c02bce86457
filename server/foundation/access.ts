/**
 * Who asks, and what that person may do. Each request has one (`request.access`);
 * nothing reaches the tables of an entity without it.
 */
import type { Locale, RoleExpression } from '#schemas/entity.ts'
import type { OwnerIds } from '#schemas/owner.ts'
import { defaultLocale } from '#schemas/product.ts'

export type Person = {
  id: number
  username: string
  email: string
  /** Name as it is shown and written to the audit. */
  name: string
  acl: readonly string[]
  /** Not of the staff: somebody of an owner, or a program of one (API key). */
  isOutsider: boolean
  locale: Locale
} & WithOwners

/** The owners whose rows an account from outside may see, under the name that the product gives them. */
export type WithOwners = Readonly<Record<OwnerIds, readonly number[]>>

/** Someone as the audit names them. */
export type Actor = Pick<Person, 'id' | 'name'>

/** What is known of whoever holds a session. */
export type Session = {
  person: Person
  /** The one who is acting as `person`, if any (impersonation). */
  impersonator: Actor | null
  /** `person` has confirmed an authenticator app. */
  hasSecondFactor: boolean
  /** Needs a second factor and has none: may do nothing but set one up. */
  mustEnrol: boolean
  /** When whoever is behind the screen last showed who they are, in milliseconds since 1970. */
  confirmedAt?: number
}

export type Access = {
  /** null: not signed in. */
  person: Person | null
  /** The one who is acting as `person`, if any (impersonation). */
  impersonator: Actor | null
  hasSecondFactor: boolean
  /** Needs a second factor and has none: only routes with `config.beforeSecondFactor` answer. */
  mustEnrol: boolean
  /** As in `Session`; absent: never. */
  confirmedAt?: number
  /** Of the API key that the call brings; absent: a person's call. */
  scopes?: readonly string[]
  /** Texts per language are answered as one text, in this language; absent: as an object of languages, which can be sent back. */
  textLocale?: Locale
  /** Language of the answer: Accept-Language, otherwise the person's, otherwise the default one. */
  locale: Locale
  /** The part of the program that writes by itself (`writer.ts`): all rights, all rows. Absent: a person or key asks. */
  system?: string
  may(expression: RoleExpression | undefined): boolean
}

/** Access of a request before it is known who asks. */
export const anonymous: Access = {
  person: null,
  impersonator: null,
  hasSecondFactor: false,
  mustEnrol: false,
  locale: defaultLocale,
  may: () => false,
}

/** An owner's program that calls with a key, whether or not the call may go on. */
export type KeyHolder = { id: number; name: string; ownerId: number; prefix: string }
