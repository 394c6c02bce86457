/** Words of a widget whose texts come with it: the server's where it has one under that key, else its own. */
import { useTranslate } from 'react-admin'
import { widgetTexts, type WidgetTexts } from '#providers/messages/widgets.ts'
import { useKnownLocale } from '#resources/fields/useValue.ts'

/** @example useWidgetText('editor')('heading', { level: 2 }) // 'Kop 2' */
export function useWidgetText<Part extends keyof WidgetTexts>(part: Part) {
  const translate = useTranslate()
  const texts: WidgetTexts[Part] = widgetTexts[useKnownLocale()][part]
  return (key: keyof WidgetTexts[Part] & string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(`${part}.${key}`, { ...values, _: texts[key] })
}
