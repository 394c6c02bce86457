/** Validates a form with the server's validator, in the reader's language. */
import { useTranslate } from 'react-admin'
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import { centsFrom } from '#domain/money/money.ts'
import { currentUser } from '#providers/session.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import { brokenRules, ruleText } from '#domain/rules.ts'
import type { Entity, Rule } from '#schemas/entity.ts'
import { check, ownWords, type FieldError, type Validate } from '#schemas/validation.ts'
import { isSkipped } from '#resources/texts/dates.ts'
import { useMay } from '#resources/may.ts'
import type { Values } from '#resources/changes.ts'
import { emptied, isEmpty, requiredNow } from '#resources/conditions.ts'
import { formWide } from '#resources/serverErrors.ts'

export type Validators = { validateCreate: Validate; validateUpdate: Validate }

/** @returns Resolver for react-hook-form: the first error per input, others above the fields; empty if valid. */
export function useValidate(
  entity: Entity,
  mode: 'create' | 'edit',
  load: () => Promise<Validators>,
  inputs: ReadonlySet<string>,
): Resolver<FieldValues> {
  const may = useMay()
  const translate = useTranslate()

  const messageOf = ({ field, key, keyword, params }: FieldError, values: Values): string => {
    const nearly = nearlyRight(entity, { field, keyword }, get(values, field))
    if (nearly) return translate(nearly)
    const isAmount = keyword === 'type' && isMoney(entity, field)
    const general = translate(isAmount ? 'form.amount' : key, params)
    return translate(ownWords(entity, field, keyword), { ...params, _: general })
  }

  return async (values: Values) => {
    // Loading may fail without a network. The server validates too, and the failed request shows an error.
    const validators = await load().catch(() => undefined)
    if (!validators) return { values, errors: {} }
    const { validateCreate, validateUpdate } = validators
    const asker = { me: currentUser(), asOf: new Date().toISOString() }
    const left = emptied(entity, values, asker)
    const body = withOurIds(entity, toWire(entity, left, may))
    const found = [
      ...(mode === 'create' ? check(entity, validateCreate, filledIn(body)) : check(entity, validateUpdate, body)),
      ...requiredNow(entity, left, asker)
        .filter((name) => inputs.has(name) && isEmpty(left[name]))
        .map(missing),
      ...brokenRules(entity, left).map((rule) => broken(entity, rule)),
    ]
    const errors: FieldErrors = {}
    const place = (name: string, message: string) =>
      set(errors, name, get(errors, name) ?? { type: 'validate', message })
    for (const error of found) {
      const isPlaced = inputs.has(error.field) || inputs.has(error.field.split('.')[0] ?? '')
      const label = translate(`resources.${entity.name}.fields.${error.field}`, { _: error.field })
      if (isPlaced) place(error.field, messageOf(error, left))
      else place(formWide, `${label}: ${messageOf(error, left)}`)
    }
    return found.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** @returns Text key for input that is well-formed but not usable, such as a day that does not exist. */
function nearlyRight(
  entity: Entity,
  { field, keyword }: Pick<FieldError, 'field' | 'keyword'>,
  typed: unknown,
): string | undefined {
  if (typeof typed !== 'string') return undefined
  if (keyword === 'type' && isMoney(entity, field) && centsFrom(typed) !== null) return 'form.otherCurrency'
  return keyword === 'format' && isSkipped(typed) ? 'form.skipped' : undefined
}

/** @param field Property, or column of a row. */
function isMoney({ properties }: Entity, field: string): boolean {
  const [name, , inner] = field.split('.')
  const { type, columns = [] } = properties.find((property) => property.name === name) ?? {}
  return type === 'money' || columns.some((column) => column.name === inner && column.type === 'money')
}

const broken = (entity: Entity, rule: Rule): FieldError => ({
  field: rule.field,
  key: ruleText(entity, rule),
  keyword: 'rule',
  params: rule.values ?? {},
})

const missing = (field: string): FieldError => ({ field, key: 'validation.required', keyword: 'required', params: {} })

/** Validators expect numeric ids, as our server has; ids of another server may be text. */
const withOurIds = (entity: Entity, body: Values): Values => ({
  ...body,
  ...Object.fromEntries(
    entity.properties
      .filter(({ name, relation }) => relation && body[name] !== undefined)
      .map(({ name }) => [name, ourId(body[name])]),
  ),
})

const ourId = (value: unknown, index = 0): unknown => {
  if (Array.isArray(value)) return value.map(ourId)
  return typeof value === 'string' && value !== '' ? index + 1 : value
}
