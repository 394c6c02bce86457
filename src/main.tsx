/** Start-up: the app once all that it needs is there; or what failed, and another try. Never a white page. */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadShellTexts } from '#providers/i18nProvider.ts'
import { currentLocale } from '#providers/language.ts'
import { App } from './App.tsx'
import { menuKey } from './layout/menu.ts'
import { beginSession, queryClient } from './queryClient.ts'
import { preloadPage, preloadRows } from './preload.ts'
import { loadStart } from './start.ts'

/** Milliseconds after the start of the page at which the preloader begins to go, and that it takes to fade (specification, section 1). */
const preloaderStays = 500
const fade = 500

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const styles = createCache({ key: 'd', nonce, prepend: true })
const root = createRoot(document.getElementById('root') ?? document.body)

/** Where not even the program of the failure page comes. */
const unreachable = (
  <p role="alert" style={{ padding: '2rem' }}>
    The application could not start: the server cannot be reached. <a href="">Try again</a>
  </p>
)

await start()

async function start(): Promise<void> {
  const loading = loadStart()
  preloadPage(window.location)
  const started = await loading
  if ('failures' in started) {
    const [i18n, page] = await Promise.all([
      loadShellTexts(currentLocale()).catch(() => undefined),
      import('./screens/StartFailure.tsx').catch(() => undefined),
    ])
    return show(page ? <page.StartFailure failures={started.failures} i18n={i18n} onRetry={start} /> : unreachable)
  }
  const { i18n, user, menu } = started
  beginSession(user)
  preloadRows(window.location)
  if (menu) queryClient.setQueryData(menuKey(currentLocale()), menu)
  const router = createBrowserRouter([{ path: '*', element: <App i18n={i18n} /> }])
  show(<RouterProvider router={router} />)
}

function show(page: ReactNode): void {
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
