/** A record beside the page: its own page in a drawer at the side, while the page stays in use. */
import Close from '@mui/icons-material/Close'
import OpenInFull from '@mui/icons-material/OpenInFull'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { LinkBase, ResourceContextProvider, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin'
import { inside } from '#providers/router/pagePaths.ts'
import { routerProvider } from '#providers/router/routerProvider.tsx'
import type { Place } from '#resources/contexts/besidePlace.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { resources } from '#resources/generated/resources.ts'
import { useMay } from '#resources/contexts/may.ts'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'

const { Route, Routes } = routerProvider
const width = 560
/** Width of the window from which the page makes room instead of being covered. */
const bothFrom = 1200

export const RecordDrawer = ({ place, onClose }: { place: Place | undefined; onClose: () => void }) => {
  /** Kept while the drawer slides out. */
  const [kept, setKept] = useState(place)
  if (place && (place.resource !== kept?.resource || place.id !== kept.id)) setKept(place)
  const isOpen = place !== undefined
  const isWide = useMediaQuery(`(min-width:${bothFrom}px)`)
  const panel = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('main')
    if (!main || !isOpen || !isWide) return
    main.style.paddingInlineEnd = `${width + 24}px`
    return () => void main.style.removeProperty('padding-inline-end')
  }, [isOpen, isWide])
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    const shown = panel.current
    shown?.focus({ preventScroll: true })
    // Back to the relation or the row, unless the person went on elsewhere meanwhile.
    return () => {
      const isFree = document.activeElement === document.body || shown?.contains(document.activeElement)
      if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen, kept])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    <Drawer
      variant="persistent"
      anchor="right"
      open={isOpen}
      slotProps={{
        transition: { onExited: () => setKept(undefined), unmountOnExit: true },
        paper: {
          ref: panel,
          component: 'aside',
          tabIndex: -1,
          'aria-labelledby': heading,
          onKeyDown: handleKeyDown,
          sx: { width: `min(${width}px, 100%)`, '&, &:focus-visible': { outline: 'none' }, displayPrint: 'none' },
        },
      }}
    >
      {kept && <Content key={`${kept.resource}/${kept.id}`} place={kept} heading={heading} onClose={onClose} />}
    </Drawer>
  )
}

type ContentProps = { place: Place; heading: string; onClose: () => void }

const Content = ({ place: { resource, id }, heading, onClose }: ContentProps) => {
  const translate = useTranslate()
  const may = useMay()
  const createPath = useCreatePath()
  const { access, hasShow } = useEntityDefinition(resource)
  const label = useGetResourceLabel()(resource, 1)
  const Show = resources.find(({ name }) => name === resource)?.show as ComponentType | undefined
  const isSeen = hasShow && may(access?.read)
  const path = `${inside}/${resource}/${encodeURIComponent(id)}/show`
  return (
    <>
      <Box sx={bar}>
        <Typography id={heading} sx={{ flexGrow: 1, color: 'text.secondary', minWidth: 0 }}>
          {label}
        </Typography>
        {isSeen && (
          <IconButton
            component={LinkBase}
            to={createPath({ resource, type: 'show', id })}
            aria-label={translate('beside.whole')}
            title={translate('beside.whole')}
          >
            <OpenInFull fontSize="small" />
          </IconButton>
        )}
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')} title={translate('ra.action.close')}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ p: 2, minWidth: 0, '& h1': { fontSize: '1.125rem' } }}>
        {isSeen && Show ? (
          <ResourceContextProvider value={resource}>
            <Suspense fallback={<PageSkeleton />}>
              {/* The page reads its record from the address, so it gets one of its own. */}
              <Routes location={{ pathname: path, search: '', hash: '', state: null, key: path }}>
                <Route path=":resource/:id/show" element={<Show />} />
              </Routes>
            </Suspense>
          </ResourceContextProvider>
        ) : (
          <Typography role="alert">{translate('error.noRight')}</Typography>
        )}
      </Box>
    </>
  )
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
