/** Actions at the end of a row by the user's rights: edit, delete or deactivate, and a menu with the rest. */
import { useContext } from 'react'
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { dialogState, useDialogSearch } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { isDeletable } from '#resources/form/isEditable.ts'
import { useTitleText } from '#resources/texts/titleText.ts'
import { RowContext } from './RowContext.ts'

export const RowActions = ({ entity }: { entity: Entity }) => {
  const record = useRecordContext()
  const may = useMay()
  const translate = useTranslate()
  const { askDelete, openMenu, toggleActive } = useContext(RowContext)
  const createPath = useCreatePath()
  const { dialog, hasEdit, isKept } = useEntityDefinition(entity.name)
  const { edit } = useDialogSearch()
  const titleOf = useTitleText(entity)
  if (!record) return null
  const title = titleOf(record)
  const to = dialog ? edit(record.id) : createPath({ resource: entity.name, type: 'edit', id: record.id })
  const toggle = translate(record.active === false ? 'list.activate' : 'list.deactivate')
  return (
    <>
      {may(entity.access.update) && (dialog || hasEdit) && (
        <LinkBase
          className="act"
          data-key="e"
          aria-label={`${translate('ra.action.edit')} ${title}`}
          title={translate('ra.action.edit')}
          to={to}
          state={dialog ? dialogState : undefined}
        >
          <Icon path={pen} />
        </LinkBase>
      )}
      {toggleActive ? (
        <button
          type="button"
          className="act"
          aria-label={`${toggle} ${title}`}
          title={toggle}
          onClick={() => void toggleActive(record)}
        >
          <Icon path={record.active === false ? switchOn : switchOff} />
        </button>
      ) : (
        may(entity.access.delete) &&
        isDeletable(entity, record) &&
        isKept?.(record) !== true && (
          <button
            type="button"
            className="act"
            aria-label={`${translate('ra.action.delete')} ${title}`}
            title={translate('ra.action.delete')}
            onClick={() => askDelete(record)}
          >
            <Icon path={bin} />
          </button>
        )
      )}
      <button
        type="button"
        className="act"
        aria-label={`${translate('list.more')} ${title}`}
        title={translate('list.more')}
        aria-haspopup="menu"
        onClick={(event) => openMenu({ record, anchor: event.currentTarget })}
      >
        <Icon path={dots} />
      </button>
    </>
  )
}

/** Plain elements styled by the table: a hundred MUI buttons take longer to render than all values beside them. */
const Icon = ({ path }: { path: string }) => (
  <svg aria-hidden viewBox="0 0 24 24">
    <path d={path} />
  </svg>
)

/** EditOutlined, DeleteOutlined, MoreVert, ToggleOn and ToggleOff of Material Icons (Apache 2.0). */
const pen =
  'm14.06 9.02.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83c.39-.39.39-1.02 0-1.41l-2.34-2.34c-.2-.2-.45-.29-.71-.29m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z'
const bin = 'M16 9v10H8V9zm-1.5-6h-5l-1 1H5v2h14V4h-3.5zM18 7H6v12c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2z'
const dots =
  'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2'
const switchOff =
  'M17 7H7c-2.76 0-5 2.24-5 5s2.24 5 5 5h10c2.76 0 5-2.24 5-5s-2.24-5-5-5m0 8c-1.66 0-3-1.34-3-3s1.34-3 3-3 3 1.34 3 3-1.34 3-3 3'
const switchOn =
  'M17 7H7c-2.76 0-5 2.24-5 5s2.24 5 5 5h10c2.76 0 5-2.24 5-5s-2.24-5-5-5m0 8H7c-1.65 0-3-1.35-3-3s1.35-3 3-3h10c1.65 0 3 1.35 3 3s-1.35 3-3 3M7 9c-1.66 0-3 1.34-3 3s1.34 3 3 3 3-1.34 3-3-1.34-3-3-3'
