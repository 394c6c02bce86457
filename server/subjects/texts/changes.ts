/**
 * Changed texts in the memory of each process. The table has a version that changes with every write; a request
 * checks it when the last check is a second old. So every process uses a change within a second, an idle one
 * asks nothing, and a busy one asks once a second.
 */
import type { Locale } from '#schemas/entity.ts'
import type { Messages } from '#schemas/translate.ts'
import type { Engine } from '#server/db/engine.ts'
import { originals, speak } from '#server/foundation/messages.ts'
import { perLocale } from '#schemas/perLocale.ts'
import { isSpoken } from './catalogue.ts'

export type ChangedTexts = {
  /** Whether the last check is too old. */
  isDue(): boolean
  /** Checks the version, and reads the texts again when it has changed. */
  refresh(): Promise<void>
}

type Change = { locale: Locale; key: string; text: string }
type Answer = { version: string | null; changes: Change[] | null }

/** Milliseconds for which a check is valid. */
const freshFor = 1000

/** Returns the texts only when the version differs from $1; one statement, so that both belong to one snapshot. */
const question = {
  name: 'changed-texts',
  text: `select v.version, case when v.version is distinct from $1::uuid then
      (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (select locale, key, text from changed_text) c) end as changes
    from (select (select version from text_version) as version) v`,
}

export function createChangedTexts(engine: Engine, now: () => number): ChangedTexts {
  let version: string | null = null
  let askedAt = -Infinity
  let asking = Promise.resolve()

  async function ask(): Promise<void> {
    const { rows } = await engine.query<Answer>({ ...question, values: [version] })
    const [found] = rows
    if (found?.changes) speak(withChanges(found.changes))
    version = found?.version ?? null
  }

  return {
    isDue: () => Math.abs(now() - askedAt) >= freshFor,
    refresh() {
      // Set before the answer, so that a database that fails is not asked by every request.
      askedAt = now()
      asking = asking.catch(() => undefined).then(ask)
      return asking
    },
  }
}

function withChanges(changes: readonly Change[]): Record<Locale, Messages> {
  const spoken = changes.filter(isSpoken)
  const of = (locale: Locale) => new Map(spoken.flatMap((one) => (one.locale === locale ? [[one.key, one.text]] : [])))
  return perLocale((locale) => changed(originals[locale], of(locale)))
}

/** Replaces texts with the same keys; a change of a text that no longer exists is ignored. */
function changed(messages: Messages, texts: ReadonlyMap<string, string>, path = ''): Messages {
  if (texts.size === 0) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === 'string' ? (texts.get(path + key) ?? text) : changed(text, texts, `${path}${key}.`),
    ]),
  )
}
