/** Variables of a page about a file or an item as text, and its tables. */
import { render } from '#domain/templates/render.ts'
import type { Block, MessageLanguage } from '#domain/templates/variable.ts'
import type { FileFacts } from './fileFacts.ts'
import { ownerKey, readerKey, type Owned } from './owner.ts'
import type { Sources } from './sources.ts'
import { valuesOf } from './values.ts'

export type Sayings = {
  facts: FileFacts
  /** '' for what has no value. */
  say(key: string): string
  blockOf(key: string): Block | undefined
}

export function sayings(
  owned: Owned,
  language: MessageLanguage,
  { owners, money: amounts, office }: Pick<Sources, 'owners' | 'money' | 'office'>,
): Sayings {
  const key = ownerKey(owned)
  const [facts, money] = [owners.get(readerKey(owned)), amounts.get(key)]
  if (!facts || !money) throw new Error(`The ${key} of a message is gone.`)
  const valueOf = valuesOf(office, { facts, money, author: null, letterEnd: null }, language)
  return {
    facts,
    say(name) {
      const rendered = render(`{{${name}}}`, 'text', language, valueOf)
      return rendered.missing.length > 0 ? '' : rendered.content
    },
    blockOf(name) {
      const value = valueOf({ key: name, written: name })
      return value?.format === 'block' ? value.block : undefined
    },
  }
}
