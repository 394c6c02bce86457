/** A text per language in the reader's own, or any other object as it is. */
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const JsonValue = ({ source }: ValueProps) => {
  const value = useValue<unknown>(source)
  const locale = useKnownLocale()
  return value === null ? null : <>{localizedText(value, locale)}</>
}
