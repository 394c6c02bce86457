/** Options of the palette. The typed text comes from the frame, which shows before this chunk loads. */
import Box from '@mui/material/Box'
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react'
import { useEvent, useNavigate, useTranslate } from 'react-admin'
import type { Item } from './item.ts'
import { GroupRows } from './GroupRows.tsx'
import { useGroups } from './useGroups.ts'

/** Keyboard handler of the search field. */
export type PaletteKeys = (event: KeyboardEvent) => void

type PaletteProps = {
  typed: string
  listId: string
  keys: Ref<PaletteKeys>
  /** Tells the frame the id of the active option. */
  onActive: (id: string | undefined) => void
  /** `went`: an option was followed to another page. */
  onClose: (went: boolean) => void
  onHelp: () => void
}

export const Palette = ({ typed, listId, keys, onActive, onClose, onHelp }: PaletteProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const groups = useGroups(typed, onHelp)
  const items = groups.flatMap((group) => group.items)
  const isPending = groups.some(({ awaited = 0 }) => awaited > 0)
  const [chosen, setChosen] = useState<{ typed: string; id: string | undefined }>()
  /** Enter was pressed before any result: open the first one that arrives. */
  const [awaits, setAwaits] = useState<string>()
  const at = Math.max(
    0,
    items.findIndex(({ id }) => chosen?.typed === typed && id === chosen.id),
  )
  const active = items[at]

  const open = useEvent((item: Item, inNewTab: boolean) => {
    if ('to' in item) {
      if (inNewTab) return window.open(item.to, '_blank', 'noopener')
      navigate(item.to)
    } else item.run()
    if ('to' in item || !item.stays) onClose('to' in item)
    return undefined
  })

  const handleKey = useEvent((event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) open(active, event.ctrlKey || event.metaKey)
      else if (isPending) setAwaits(typed)
    } else if (to !== undefined && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      setChosen({ typed, id: items.at(to % items.length)?.id })
    }
  })
  useImperativeHandle(keys, () => handleKey, [handleKey])

  const activeId = active && optionId(listId, active.id)
  useEffect(() => {
    onActive(activeId)
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, onActive])
  useEffect(() => {
    if (awaits === typed && !isPending && active) open(active, false)
  }, [awaits, typed, isPending, active, open])

  return (
    <>
      <Box id={listId} role="listbox" aria-label={translate('palette.results')} sx={list}>
        {groups.map((group) => (
          <GroupRows
            key={group.name}
            {...{ group, typed, active: active?.id }}
            idOf={(item) => optionId(listId, item)}
            onPoint={(id) => setChosen({ typed, id })}
            onOpen={open}
          />
        ))}
      </Box>
      <Box role="status" sx={items.length > 0 || isPending ? quiet : nothing}>
        {isPending
          ? ''
          : items.length > 0
            ? translate('palette.count', { smart_count: items.length })
            : translate('picker.noResults')}
      </Box>
    </>
  )
}

const optionId = (listId: string, item: string): string => `${listId}-${item}`

const list = { overflowY: 'auto', overscrollBehavior: 'contain', scrollPaddingTop: 36, pb: 1 } as const

/** Style of text for screen readers only. */
const quiet = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const

const nothing = { px: 2.5, py: 4, textAlign: 'center', color: 'text.secondary', fontSize: '0.875rem' } as const
