/** The records that go along with a new file: checked one by one, with all their mistakes at their places. */
import type { Entity } from '#schemas/entity.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { claim } from '#schemas/generated/claim.ts'
import { validateCreate as validateClaim } from '#schemas/generated/claim.validate.js'
import { debtor } from '#schemas/generated/debtor.ts'
import { validateCreate as validateDebtor } from '#schemas/generated/debtor.validate.js'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import { validateCreate as validateAddress } from '#schemas/generated/debtor-address.validate.js'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { validateCreate as validateContact } from '#schemas/generated/debtor-contact.validate.js'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import { validateCreate as validateInterest } from '#schemas/generated/interest-setting.validate.js'
import type { Validate } from '#schemas/validation.ts'
import type { Context } from '#server/lists/page.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { codesOf, noted } from '#server/subjects/debtors/addressHooks.ts'
import { checkManyRelations } from '#server/records/relations.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { checkRules } from '#server/records/values/rules.ts'
import { defaultsOf, withConditions } from '#server/records/conditionalProperties.ts'
import type { GivenDebtor } from './newFile.ts'

/** Record, with the place at which its mistakes are told. `body` is undefined if it has mistakes. */
export type Part = { at: string; entity: Entity; body: Body | undefined }
export type NewDebtor = { debtor: Part; rows: readonly Part[] }

export type Mistakes = Record<string, readonly Text[]>
type Kind = {
  entity: Entity
  validate: Validate
  owner?: string
  /** Completes the right ones. @throws {FieldErrors} */
  completed?(bodies: readonly Body[], context: Pick<Context, 'engine'>): Promise<(body: Body) => Body>
}
type Given = { at: string; body: Body }

const kinds = {
  claim: { entity: claim, validate: validateClaim, owner: 'file' },
  interest: { entity: interestSetting, validate: validateInterest, owner: 'file' },
  debtor: { entity: debtor, validate: validateDebtor },
  address: {
    entity: debtorAddress,
    validate: validateAddress,
    owner: 'debtor',
    async completed(bodies, { engine }) {
      const codes = await codesOf(
        engine,
        bodies.map(({ country }) => country),
      )
      return (body) => ({ ...body, ...noted(body, codes) })
    },
  },
  contact: { entity: debtorContact, validate: validateContact, owner: 'debtor' },
} satisfies Record<string, Kind>

export type Checker = {
  claims(bodies: readonly Given[]): Promise<Part[]>
  interest(body: Given): Promise<Part>
  debtor(at: string, given: Exclude<GivenDebtor, number>): Promise<NewDebtor>
}

/** @param mistakes Filled with what is wrong. */
export function partChecker(context: Omit<Context, 'entity'>, mistakes: Mistakes): Checker {
  const check = async (name: keyof typeof kinds, given: readonly Given[]): Promise<Part[]> => {
    const { entity, validate, owner, completed }: Kind = kinds[name]
    const within = { ...context, entity, entities: entityByName }
    // The owner does not exist yet; any id stands in for it during the check.
    const whole = (body: Body) => (owner === undefined ? body : { ...body, [owner]: 1 })
    const parts = given.map(({ at, body }) => {
      const checked = told(mistakes, at, () => checkBody(whole(body), entity, validate, context.access))
      return { at, given: body, body: checked && without(checked, owner) }
    })
    const relations = await checkManyRelations(
      given.map(({ body }) => body),
      within,
      context.engine,
    )
    const complete = await completed?.(
      parts.flatMap(({ body }): Body[] => (body ? [body] : [])),
      context,
    )
    const obeying = (body: Body): Body => {
      checkRules({ ...defaultsOf(entity), ...withConditions(body, body, null, within) }, entity)
      return complete?.(body) ?? body
    }
    const done: Part[] = []
    for (const { at, given: sent, body } of parts) {
      const isRight = await toldLater(mistakes, at, () => relations(sent, within, context.engine))
      const right = body && told(mistakes, at, () => obeying(body))
      done.push({ at, entity, body: isRight ? right : undefined })
    }
    return done
  }
  return {
    claims: (bodies) => check('claim', bodies),
    interest: async (body) => first(await check('interest', [body])),
    debtor: async (at, { addresses = [], contacts = [], ...body }) => ({
      debtor: first(await check('debtor', [{ at, body }])),
      rows: [
        ...(await check('address', placed(`${at}.addresses`, addresses))),
        ...(await check('contact', placed(`${at}.contacts`, contacts))),
      ],
    }),
  }
}

export const placed = (at: string, bodies: readonly Body[]): Given[] =>
  bodies.map((body, index) => ({ at: `${at}.${index}`, body }))

const first = (parts: readonly Part[]): Part => {
  const [part] = parts
  if (!part) throw new Error('A check of one part answered none.')
  return part
}

const without = (body: Body, name: string | undefined): Body =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))

/** Mistakes of a part with its place before them. */
export const prefixed = (at: string, { body }: FieldErrors): Mistakes =>
  Object.fromEntries(
    Object.entries(body.errors ?? {}).map(([field, texts]) => [at === '' ? field : `${at}.${field}`, texts]),
  )

function told<T>(mistakes: Mistakes, at: string, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error
    Object.assign(mistakes, prefixed(at, error))
    return undefined
  }
}

/** @returns Whether it went well. */
async function toldLater(mistakes: Mistakes, at: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error
    Object.assign(mistakes, prefixed(at, error))
    return false
  }
}
