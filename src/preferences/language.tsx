/** Language of the page. A change replaces the texts in place, so forms keep their input. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { I18nProvider } from 'react-admin'
import { loadI18n, type Texts } from '#providers/i18nProvider.ts'
import { currentLocale, rememberLocale } from '#providers/language.ts'
import type { Locale } from '#schemas/entity.ts'

type Language = {
  i18n: I18nProvider
  locale: Locale
  choose: (locale: Locale) => Promise<void>
  /** Loads the texts again after a change of one. */
  reload: () => Promise<void>
}

const LanguageContext = createContext<Language | null>(null)

/** @throws {Error} Outside LanguageProvider. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage needs LanguageProvider above it.')
  return language
}

type ProviderProps = { initial: Texts; children: ReactNode }

export const LanguageProvider = ({ initial, children }: ProviderProps) => {
  const [i18n, setI18n] = useState(initial)

  const choose = useCallback(async (locale: Locale) => {
    setI18n(await loadI18n(locale))
    rememberLocale(locale)
  }, [])

  const reload = useCallback(async () => setI18n(await loadI18n(currentLocale())), [])

  useEffect(() => onCodeChange(() => void reload().catch(() => undefined)), [reload])

  useEffect(() => {
    let isShown = true
    void i18n.completed.then((completed) => isShown && setI18n(completed))
    return () => void (isShown = false)
  }, [i18n])

  const language = useMemo(() => ({ i18n, locale: i18n.getLocale() as Locale, choose, reload }), [i18n, choose, reload])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** In development a changed schema brings new texts: `npm run dev` tells when the server has them. */
function onCodeChange(reload: () => void): () => void {
  const hot = import.meta.hot
  if (!hot) return () => undefined
  hot.on('dossier:server', reload)
  return () => hot.off('dossier:server', reload)
}
