/**
 * Groups of a form or a record's page as tabs. All are in the page, so that a closed tab keeps its input, is checked,
 * is found by the browser's own search, and is printed.
 */
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import {
  Children,
  isValidElement,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'
import type { GroupProps } from './groupProps.ts'
import { useOpenTab } from './useOpenTab.ts'
import { usePanelMarks } from './usePanelMarks.ts'

type Group = ReactElement<GroupProps>

/** @param children Groups; a tab begins at each with `tab`, the first of which is the first child. */
export const GroupTabs = ({ children }: { children: ReactNode }) => {
  const tabs = tabsIn(children)
  const [open, show] = useOpenTab(tabs.map(({ name }) => name))
  const place = useRef<HTMLDivElement>(null)
  const { faulty, empty } = usePanelMarks(place)
  const resource = useResourceContext()
  const translate = useTranslate()
  const isForm = useContext(SurfaceContext) !== null
  const id = useId()
  /** Element that gets the focus once its tab has opened. */
  const wanted = useRef<HTMLElement>(null)

  const handleReveal = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return
    const name = target.closest<HTMLElement>('[data-tab]')?.dataset.tab
    if (name === undefined || name === open) return
    wanted.current = target
    show(name)
  })
  useEffect(() => {
    const element = place.current
    const reveal = (event: Event) => handleReveal(event)
    element?.addEventListener(revealed, reveal)
    return () => element?.removeEventListener(revealed, reveal)
  }, [])
  useEffect(() => {
    wanted.current?.focus()
    wanted.current = null
  }, [open])

  return (
    <Box ref={place} sx={{ mt: -1, 'section + &': { mt: 2 } }}>
      <Tabs
        value={open}
        onChange={(_, name: string) => show(name)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons="auto"
        aria-label={translate('form.tabs.label')}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider', '@media print': { display: 'none' } }}
      >
        {tabs.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-${name}`}
            icon={
              faulty.includes(name) ? (
                <ErrorOutline color="error" fontSize="small" titleAccess={translate('form.tabs.faulty')} />
              ) : undefined
            }
            iconPosition="end"
            label={translate(`resources.${resource}.groups.${name}`)}
            sx={{ minHeight: 44, ...(empty.includes(name) && name !== open && { display: 'none' }) }}
          />
        ))}
      </Tabs>
      {tabs.map(({ name, groups }) => (
        <Panel
          key={name}
          name={name}
          id={`${id}-${name}`}
          labelledBy={`${id}-tab-${name}`}
          isOpen={name === open}
          isFocusable={!isForm}
        >
          {groups}
        </Panel>
      ))}
    </Box>
  )
}

/** The browser's own name of the event before its search shows what is hidden. */
const revealed = 'beforematch'

type PanelProps = {
  name: string
  id: string
  labelledBy: string
  isOpen: boolean
  /** Reachable by the Tab key, because the panel may contain nothing else that is. */
  isFocusable: boolean
  children: ReactNode
}

const Panel = ({ name, id, labelledBy, isOpen, isFocusable, children }: PanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  // React writes `hidden` as a boolean only.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  return (
    <Box
      ref={panel}
      role="tabpanel"
      id={id}
      data-tab={name}
      aria-labelledby={labelledBy}
      tabIndex={isFocusable ? 0 : undefined}
      sx={panelStyle}
    >
      {children}
    </Box>
  )
}

/** The name of the tab is the heading of its first group; on paper there are no tabs. */
const panelStyle = {
  '& > section:first-of-type > h2': {
    '@media screen': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  '@media print': {
    '&[hidden]': { display: 'block', contentVisibility: 'visible' },
    '& + &': { mt: 3 },
  },
} as const

type TabGroups = { name: string; groups: Group[] }

function tabsIn(children: ReactNode): TabGroups[] {
  const tabs: TabGroups[] = []
  for (const group of Children.toArray(children).filter((child) => isValidElement<GroupProps>(child))) {
    const { tab, name = '' } = group.props
    const last = tabs.at(-1)
    if (tab || !last) tabs.push({ name, groups: [group] })
    else last.groups.push(group)
  }
  return tabs
}
