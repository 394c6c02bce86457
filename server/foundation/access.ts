/** The asker and their rights. Every request has one (`request.access`), and nothing reads entity tables without it. */
import type { Outsider } from '#server/db/outsider.ts'
import type { Locale, RoleExpression } from '#schemas/entity.ts'
import type { Limit, OwnerIds, OwnRelation } from '#schemas/owner.ts'
import { defaultLocale } from '#schemas/product.ts'

export type Person = {
  id: number
  username: string
  email: string
  /** Name as shown and as written to the audit. */
  name: string
  acl: readonly string[]
  /** True for people of an owner and for API keys; false for staff. */
  isOutsider: boolean
  locale: Locale
} & WithOwners &
  // Absent in a program, and in whoever is known by name only.
  Partial<Readonly<Record<OwnRelation | Limit, number | null>>>

/** The owners whose rows an account from outside may see, under the property name of the product. */
export type WithOwners = Readonly<Record<OwnerIds, readonly number[]>>

/** A person as the audit names them. */
export type Actor = Pick<Person, 'id' | 'name'>

/** Everything known about the holder of a session. */
export type Session = {
  person: Person
  /** The account that works as `person`, if any (impersonation). */
  impersonator: Actor | null
  /** `person` has confirmed an authenticator app. */
  hasSecondFactor: boolean
  /** The account needs a second factor and has none: it may only set one up. */
  mustEnrol: boolean
  /** When the human last confirmed their identity, in milliseconds since 1970. */
  confirmedAt?: number
}

export type Access = {
  /** null: not signed in. */
  person: Person | null
  /** The account that works as `person`, if any (impersonation). */
  impersonator: Actor | null
  hasSecondFactor: boolean
  /** The account needs a second factor and has none: only routes with `config.beforeSecondFactor` answer. */
  mustEnrol: boolean
  /** Moment of the last confirmed identity, as in `Session`; absent: never. */
  confirmedAt?: number
  /** Scopes of the API key in the call; absent: a person's call. */
  scopes?: readonly string[]
  /**
   * Language in which a text per language is answered as one text. Absent: as an object of languages, which can
   * be sent back.
   */
  textLocale?: Locale
  /** Language of the answer: Accept-Language, else the person's, else the default. */
  locale: Locale
  /**
   * The part of the program that writes by itself (`writer.ts`), with all rights and rows. Absent: a person or
   * a key.
   */
  system?: string
  may(expression: RoleExpression | undefined): boolean
}

/** Access of a request before the asker is known. */
export const anonymous: Access = {
  person: null,
  impersonator: null,
  hasSecondFactor: false,
  mustEnrol: false,
  locale: defaultLocale,
  may: () => false,
}

/** @returns The person of these rights, if from outside. */
export const outsiderIn = ({ person }: Pick<Access, 'person'>): Outsider | undefined =>
  person?.isOutsider ? { ...person } : undefined

/** The API key of an owner that a call brings, whether or not the call is allowed. */
export type KeyHolder = { id: number; name: string; ownerId: number; prefix: string }
