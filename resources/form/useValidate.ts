/** Validates a form with the server's validator, in the reader's language. */
import { useTranslate } from 'react-admin'
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { currentUser } from '#providers/session.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import type { Asker } from '#domain/condition.ts'
import { brokenRules, ruleText } from '#domain/rules.ts'
import type { Entity, Rule } from '#schemas/entity.ts'
import { check, ownWords, type FieldError } from '#schemas/validation.ts'
import { isSkipped } from '#resources/texts/dates.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { Values } from './changes.ts'
import { emptied, isEmpty, requiredNow } from './conditions.ts'
import { formWide } from './serverErrors.ts'
import { rowsIn, sentRows, type ChildKinds, type Validators } from '#resources/form/values/childRows.ts'

/**
 * @param rows Kinds of child rows, and the record as loaded.
 * @returns Resolver for react-hook-form: the first error per input, others above the fields; empty if valid.
 */
export function useValidate(
  entity: Entity,
  mode: 'create' | 'edit',
  load: () => Promise<Validators>,
  inputs: ReadonlySet<string>,
  { kinds, base }: { kinds: ChildKinds; base: Values | undefined } = { kinds: {}, base: undefined },
): Resolver<FieldValues> {
  const may = useMay()
  const translate = useTranslate()

  const messageOf = ({ field, key, keyword, params }: FieldError, values: Values, entity: Entity): string => {
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
    const asker = { me: currentUser(), asOf: new Date().toISOString() }
    const left = emptied(entity, values, asker)
    const own = { entity, validators, isNew: mode === 'create', has: (name: string) => inputs.has(name) }
    const errors: FieldErrors = {}
    const place = (name: string, message: string) =>
      set(errors, name, get(errors, name) ?? { type: 'validate', message })
    for (const error of mistakes(toWire(entity, left, may), left, own, asker)) {
      const isPlaced = inputs.has(error.field) || inputs.has(error.field.split('.')[0] ?? '')
      const label = translate(`resources.${entity.name}.fields.${error.field}`, { _: error.field })
      if (isPlaced) place(error.field, messageOf(error, left, entity))
      else place(formWide, translate('phrase.labelled', { label: label, value: messageOf(error, left, entity) }))
    }
    for (const child of entity.children ?? []) {
      const kind = kinds[child.name]
      const theirs = await kind?.validators().catch(() => undefined)
      if (!kind || !theirs) continue
      const { entity: of } = kind
      for (const { index, isNew, body, row } of sentRows(
        rowsIn(left, child.name),
        rowsIn(base, child.name),
        kind,
        child,
        { may, asker },
      )) {
        if (!isNew && Object.keys(body).length === 0) continue
        const at = `${child.name}.${index}`
        const part = { entity: of, validators: theirs, isNew, has: (name: string) => inputs.has(`${at}.${name}`) }
        // The record of the row may not be written yet; any id stands for it here.
        const whole = isNew ? { ...body, [child.property]: 1 } : body
        for (const error of mistakes(whole, row, part, asker)) {
          const label = translate(`resources.${of.name}.fields.${error.field}`, { _: error.field })
          const isPlaced = part.has(error.field) || part.has(error.field.split('.')[0] ?? '')
          if (isPlaced) place(`${at}.${error.field}`, messageOf(error, row, of))
          else place(`${at}.root`, translate('phrase.labelled', { label: label, value: messageOf(error, row, of) }))
        }
      }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

type Checked = { entity: Entity; validators: Validators; isNew: boolean; has: (input: string) => boolean }

/** Errors of a record or of one of its rows. @param body Values as sent. @param values Values as typed. */
function mistakes(
  body: Values,
  values: Values,
  { entity, validators, isNew, has }: Checked,
  asker: Asker,
): FieldError[] {
  const sent = withOurIds(entity, body)
  return [
    ...(isNew
      ? check(entity, validators.validateCreate, filledIn(sent))
      : check(entity, validators.validateUpdate, sent)),
    ...requiredNow(entity, values, asker)
      .filter((name) => has(name) && isEmpty(values[name]))
      .map(missing),
    ...brokenRules(entity, values).map((rule) => broken(entity, rule)),
  ]
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
