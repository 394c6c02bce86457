/** Text in the reader's language, or another object as JSON. */
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const JsonValue = ({ source }: ValueProps) => {
  const value = useValue<unknown>(source)
  const locale = useKnownLocale()
  return value === null ? null : <>{localizedText(value, locale)}</>
}
