/** What is typed for one text, and how it is saved: language by language, each with its own refusal. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { RefusedError } from '#providers/callErrors.ts'
import { callMessage } from '#resources/serverErrors.ts'
import { locales, type Locale } from '#schemas/entity.ts'
import { useLanguage } from '#src/preferences/language.tsx'
import { changeText, takeBack, textOf, textsKey, type TextItem } from './texts.ts'

type Errors = Partial<Record<Locale | 'common', string>>

/** @param opened The text as it was when the dialog opened. */
export function useWording(opened: TextItem, onTouched: (touched: boolean) => void, onSaved: () => void) {
  const [item, setItem] = useState(opened)
  const [typed, setTyped] = useState(() => wordsOf(opened))
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const { reload } = useLanguage()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const changed = locales.filter((locale) => typed[locale].trim() !== textOf(item.texts[locale]).trim())

  /** What this page shows of it: its own words, the menu, and the list. */
  async function showEverywhere(): Promise<void> {
    await Promise.allSettled([
      reload(),
      queryClient.invalidateQueries({ queryKey: ['menu'] }),
      queryClient.invalidateQueries({ queryKey: textsKey }),
    ])
  }

  /** Runs one write after the other; those that were refused stay on the screen. */
  async function write(wanted: readonly Locale[], run: (locale: Locale) => Promise<TextItem>): Promise<boolean> {
    setBusy(true)
    const refused: Errors = {}
    let latest = item
    for (const locale of wanted) {
      try {
        latest = await run(locale)
      } catch (error) {
        const message = error instanceof RefusedError ? error.fields.text?.[0] : undefined
        if (message === undefined) refused.common ??= callMessage(error)
        else refused[locale] = message
      }
    }
    setItem(latest)
    setErrors(refused)
    if (latest !== item) await showEverywhere()
    setBusy(false)
    return Object.keys(refused).length === 0
  }

  return {
    item,
    typed,
    errors,
    isBusy,
    isTouched: changed.length > 0,

    type(locale: Locale, text: string) {
      setTyped({ ...typed, [locale]: text })
      setErrors({ ...errors, [locale]: undefined })
      onTouched(text.trim() !== textOf(item.texts[locale]).trim() || changed.some((other) => other !== locale))
    },

    async save() {
      if (isBusy || changed.length === 0) return
      const isDone = await write(changed, (locale) => changeText(locale, item.key, typed[locale]))
      if (!isDone) return
      notify('texts.saved', { type: 'success' })
      onSaved()
    },

    async takeBack(locale: Locale) {
      const isDone = await write([locale], async () => {
        const latest = await takeBack(locale, item.key)
        setTyped((before) => ({ ...before, [locale]: textOf(latest.texts[locale]) }))
        return latest
      })
      if (isDone) notify('texts.takenBack', { type: 'success' })
    },
  }
}

const wordsOf = ({ texts }: TextItem): Record<Locale, string> => ({
  nl: textOf(texts.nl),
  en: textOf(texts.en),
  fr: textOf(texts.fr),
})
