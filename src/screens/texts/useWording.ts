/** Input and saving of one text: per language, each with its own error. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { RefusedError } from '#providers/callErrors.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { useLanguage } from '#src/preferences/language.tsx'
import { perLocale } from '#schemas/perLocale.ts'
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

  /** Reads anew all that shows the text on this page: labels, menu and list. */
  async function showEverywhere(): Promise<void> {
    await Promise.allSettled([
      reload(),
      queryClient.invalidateQueries({ queryKey: ['menu'] }),
      queryClient.invalidateQueries({ queryKey: textsKey }),
    ])
  }

  /** Writes one language after the other; refused ones keep their input. */
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

const wordsOf = ({ texts }: TextItem): Record<Locale, string> => perLocale((locale) => textOf(texts[locale]))
