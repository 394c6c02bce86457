/** Button in the header of a list: the saved views that its reader has, and the one that is open. */
import Bookmarks from '@mui/icons-material/BookmarksOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useOpenView } from '#resources/table/openView.ts'
import { isAsSaved, useColumnChoice } from '#resources/table/useColumnChoice.ts'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { isShown, viewAddress } from './viewAddress.ts'

const ViewsMenu = lazyPart(async () => ({ default: (await import('./ViewsMenu.tsx')).ViewsMenu }), 'dialog')

/** @param hidden Columns hidden by default. */
export const Views = ({ entity, hidden }: { entity: Entity; hidden: readonly string[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const [open] = useOpenView(entity.name)
  const [columns] = useColumnChoice(entity.name, hidden)
  const address = viewAddress(useListContext())
  const isChanged = open !== null && (!isShown(open.address, address) || !isAsSaved(columns, open))
  const title = translate('list.views.title')
  const handleOpen = (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget)
  return (
    <>
      {open ? (
        <Button
          size="small"
          startIcon={<Bookmarks />}
          aria-haspopup="menu"
          aria-label={translate('phrase.labelled', {
            label: title,
            value: `${open.name}${isChanged ? `, ${translate('list.views.unsaved')}` : ''}`,
          })}
          title={title}
          onClick={handleOpen}
          sx={{ minHeight: 40, textTransform: 'none', '& > span:last-of-type': cut }}
        >
          <span>
            {open.name}
            {isChanged && ' *'}
          </span>
        </Button>
      ) : (
        <IconButton aria-label={title} title={title} aria-haspopup="menu" onClick={handleOpen}>
          <Bookmarks />
        </IconButton>
      )}
      <WhenFirst wanted={anchor !== null}>
        <ViewsMenu {...{ entity, anchor, address, columns, isChanged }} onClose={() => setAnchor(null)} />
      </WhenFirst>
    </>
  )
}

const cut = { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
