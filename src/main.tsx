/**
 * Start-up: renders the app once everything it needs has loaded, or the failure with a retry button. Never an empty
 * page.
 */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { I18nProvider } from 'react-admin'
import { openAddress } from '#providers/router/address.ts'
import { AddressRouter } from '#providers/router/AddressRouter.tsx'
import { loadShellTexts } from '#providers/i18nProvider.ts'
import { currentLocale } from '#providers/language.ts'
import { App } from './App.tsx'
import { menuKey } from '#src/menu/menu.ts'
import { beginSession, queryClient } from './queryClient.ts'
import { preloadPage, preloadRows } from './preload.ts'
import { StartFailure } from './screens/StartFailure.tsx'
import { loadStart, type StartFailures } from './start.ts'

/** Milliseconds after the start of the page at which the preloader begins to go, and that it takes to fade (specification, section 1). */
const preloaderStays = 500
const fade = 500

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const styles = createCache({ key: 'd', nonce, prepend: true })
let current: ReactNode
const root = createRoot(document.getElementById('root') ?? document.body)

/** Milliseconds without an answer after which the page says that it is still waiting. */
const patience = 15_000

if (import.meta.hot) void import('./schemaMistakes.ts')

// The start is not awaited: lazy chunks import this file and could not run until it has ended.
void start()

async function start(): Promise<void> {
  const late = setTimeout(() => void showFailure([], reload), patience)
  const loading = loadStart()
  preloadPage(window.location)
  const started = await loading
  clearTimeout(late)
  if ('failures' in started) return showFailure(started.failures, start)
  const { i18n, user, menu } = started
  beginSession(user)
  preloadRows(window.location)
  if (menu) queryClient.setQueryData(menuKey(currentLocale()), menu)
  show(
    <AddressRouter address={openAddress()}>
      <App i18n={i18n} />
    </AddressRouter>,
  )
}

/** First with the built-in sentences, then with the program's texts, which may explain the failure better. */
async function showFailure(failures: StartFailures, onRetry: () => Promise<void>): Promise<void> {
  const locale = currentLocale()
  const page = (i18n?: I18nProvider) => (
    <StartFailure failures={failures} locale={locale} i18n={i18n} onRetry={onRetry} />
  )
  const shown = page()
  show(shown)
  const i18n = await loadShellTexts(locale).catch(() => undefined)
  if (current === shown) show(page(i18n))
}

/** Aborts pending requests, behind which new ones would queue. */
async function reload(): Promise<void> {
  window.location.reload()
}

function show(page: ReactNode): void {
  current = page
  root.render(<CacheProvider value={styles}>{page}</CacheProvider>)
  const preloader = document.getElementById('preloader')
  setTimeout(
    () => {
      preloader?.classList.add('done')
      setTimeout(() => preloader?.remove(), fade)
    },
    Math.max(0, preloaderStays - performance.now()),
  )
}
