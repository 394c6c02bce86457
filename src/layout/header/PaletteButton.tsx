/** Button and shortcut of the command palette; records visited pages for its list of recent ones. */
import KeyboardCommandKey from '@mui/icons-material/KeyboardCommandKey'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { toOutside } from '#providers/router/pagePaths.ts'
import { currentUser } from '#providers/session.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { PaletteFrame, preloadPalette } from './PaletteFrame.tsx'
import { mainId } from '#src/layout/SkipLink.tsx'
import { commandName, useShortcuts } from '#src/keys/useShortcuts.ts'
import { rememberVisit } from '#src/palette/visitedAddresses.ts'

const KeyboardHelp = lazyPart(() => import('#src/keys/KeyboardHelp.tsx'), 'dialog')
const GoTo = lazyPart(() => import('#src/keys/GoTo.tsx'), 'dialog')
let letters: Promise<typeof import('#src/keys/pressLetter.ts')> | undefined
/** Shares one promise among all keys: that of a later import may settle first, and `x` would be done before `j`. */
const loadLetters = () =>
  (letters ??= import('#src/keys/pressLetter.ts').catch((error: unknown) => {
    letters = undefined
    throw error
  }))

/** Hidden for visitors, who have nothing to search. */
export const PaletteButton = () => {
  const user = currentUser()
  return user ? <Opener person={user.id} /> : null
}

const Beside = lazyPart(async () => ({ default: (await import('#src/beside/Beside.tsx')).Beside }), 'nothing')

const Opener = ({ person }: { person: number | string }) => {
  const [shown, setShown] = useState<'palette' | 'help' | 'goTo'>()
  const [isSettled, setSettled] = useState(false)
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useShortcuts({
    onPalette: () => setShown('palette'),
    onHelp: () => setShown('help'),
    onLetter: (event) =>
      void loadLetters().then(
        ({ pressLetter }) =>
          pressLetter(event, { navigate, queryClient, path: pathname, search, goTo: () => setShown('goTo') }),
        () => undefined,
      ),
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      preload()
      setSettled(true)
    }, settled)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => rememberVisit(person, toOutside(pathname, '').pathname, search), [person, pathname, search])

  const handleClose = (went: boolean) => {
    setShown(undefined)
    if (went) setTimeout(toPage)
  }
  return (
    <>
      <IconButton
        aria-label={translate('palette.label')}
        aria-keyshortcuts={commandName === 'Ctrl' ? 'Control+K' : 'Meta+K'}
        title={`${translate('palette.label')} (${commandName} K)`}
        onClick={() => setShown('palette')}
      >
        <KeyboardCommandKey fontSize="small" />
      </IconButton>
      {(isSettled || /[?&]beside=/.test(search)) && (
        <Suspense>
          <Beside />
        </Suspense>
      )}
      {shown === 'palette' && <PaletteFrame onClose={handleClose} onHelp={() => setShown('help')} />}
      {shown === 'help' && (
        <Suspense>
          <KeyboardHelp onClose={() => setShown(undefined)} />
        </Suspense>
      )}
      {shown === 'goTo' && (
        <Suspense>
          <GoTo onClose={handleClose} />
        </Suspense>
      )}
    </>
  )
}

/** Milliseconds after which the first page has loaded its data. */
const settled = 3000

/** Preloaded, so that they open even when the server is unreachable by then. */
const preload = () => void Promise.all([preloadPalette(), KeyboardHelp.preload(), GoTo.preload(), loadLetters()])

/** Moves the focus to the new page, unless a dialog has opened meanwhile. */
function toPage(): void {
  if (!document.querySelector('[aria-modal=true]')) document.getElementById(mainId)?.focus({ preventScroll: true })
}
