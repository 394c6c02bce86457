/** Text per language as the value of one input: texts, missing ones, changes. */
import { useTranslate, useWrappedSource } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import { useControl, type ControlProps } from '#resources/inputs/useControl.ts'

export type Texts = Readonly<Record<string, string | null | undefined>>

export type LocalizedProps = ControlProps & {
  /** The first language is required. */
  languages: readonly string[]
  html?: boolean
  /** Several lines. */
  lines?: boolean
}

export function useLocalized(props: LocalizedProps) {
  const { languages, html } = props
  const source = useWrappedSource(props.source)
  const control = useControl<Texts>(props)
  const { errors } = useFormState({ name: source })
  const translate = useTranslate()
  const texts = control.value ?? {}
  const first = languages[0] ?? ''
  /** An error of the whole value shows at the first language. */
  const messageOf = (language: string): string | undefined => {
    const own: unknown = get(errors, `${source}.${language}.message`)
    const whole: unknown = language === first ? get(errors, `${source}.message`) : undefined
    const message = own ?? whole
    return typeof message === 'string' && message ? translate(message, { _: message }) : undefined
  }
  return {
    control,
    first,
    textOf: (language: string): string => texts[language] ?? '',
    messageOf,
    nameOf: (language: string): string => translate(`form.languages.${language}`, { _: language.toUpperCase() }),
    isMissing: (language: string): boolean => !texts[language],
    hasSome: languages.some((language) => texts[language]),
    changeOne: (language: string, text: string | null) => {
      const { [language]: _, ...others } = texts
      change(text ? { ...others, [language]: text } : others)
    },
    /** Trims on blur, because surrounding blanks are not stored. */
    leave: () => {
      const isLoose = !html && Object.values(texts).some((text) => text && text !== text.trim())
      if (isLoose) change(Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text?.trim()])))
      control.blur()
    },
  }

  function change(next: Texts): void {
    const filled = Object.entries(next).filter(([, text]) => text)
    control.change(filled.length > 0 ? Object.fromEntries(filled) : null)
  }
}
