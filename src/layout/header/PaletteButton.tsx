/** Button and shortcut of the command palette; records visited pages for its list of recent ones. */
import KeyboardCommandKey from '@mui/icons-material/KeyboardCommandKey'
import IconButton from '@mui/material/IconButton'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { toOutside } from '#providers/router/pagePaths.ts'
import { currentUser } from '#providers/session.ts'
import { lazyPart } from '#resources/lazyPart.tsx'
import { PaletteFrame, preloadPalette } from './PaletteFrame.tsx'
import { mainId } from '#src/layout/SkipLink.tsx'
import { commandName, useShortcuts } from './useShortcuts.ts'
import { rememberVisit } from '#src/palette/visited.ts'

const KeyboardHelp = lazyPart(() => import('./KeyboardHelp.tsx'), 'dialog')

/** Hidden for visitors, who have nothing to search. */
export const PaletteButton = () => {
  const user = currentUser()
  return user ? <Opener person={user.id} /> : null
}

const Opener = ({ person }: { person: number | string }) => {
  const [shown, setShown] = useState<'palette' | 'help'>()
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  useShortcuts({ onPalette: () => setShown('palette'), onHelp: () => setShown('help') })
  useEffect(() => {
    const timer = setTimeout(preload, settled)
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
      {shown === 'palette' && <PaletteFrame onClose={handleClose} onHelp={() => setShown('help')} />}
      {shown === 'help' && (
        <Suspense>
          <KeyboardHelp onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Milliseconds after which the first page has loaded its data. */
const settled = 3000

/** Preloaded, so that both open even when the server is unreachable by then. */
const preload = () => void Promise.all([preloadPalette(), KeyboardHelp.preload()])

/** Moves the focus to the new page, unless a dialog has opened meanwhile. */
function toPage(): void {
  if (!document.querySelector('[aria-modal=true]')) document.getElementById(mainId)?.focus({ preventScroll: true })
}
