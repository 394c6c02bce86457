/** Labels and help of the gallery's fields: `money_filled` has the label of `money`. */
import { useMemo, type ReactNode } from 'react'
import { I18nContext, useI18nProvider, type I18nProvider } from 'react-admin'

const labelKey = /^resources\.widgets\.fields\.([a-zA-Z]+)(?:_\w+)?$/
const columnKey = /^resources\.widgets\.rows\.\w+\.(\w+)$/
const helpKey = /^resources\.widgets\.help\.\w+_empty$/
const valueKey = /^resources\.widgets\.(?:values|rowValues\.\w+)\.\w+\.(\w+)$/

export const WidgetTexts = ({ children }: { children: ReactNode }) => {
  const i18n = useI18nProvider()
  const own = useMemo<I18nProvider>(() => {
    const ask = (key: string) => i18n.translate(key)
    return {
      ...i18n,
      translate: (key, options) => {
        const [, label] = labelKey.exec(key) ?? columnKey.exec(key) ?? []
        const [, value] = valueKey.exec(key) ?? []
        if (label) return ask(`widgets.${label}`)
        if (value) return ask(`form.languages.${value}`)
        return helpKey.test(key) ? ask('widgets.help') : i18n.translate(key, options)
      },
    }
  }, [i18n])
  return <I18nContext value={own}>{children}</I18nContext>
}
