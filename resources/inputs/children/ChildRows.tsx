/**
 * Child rows in a form: a table of inputs, or a card per row where space is narrow. They are saved with the
 * record. Enter moves to the row below, and from the last one to a new row.
 */
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { ResourceContextProvider, useGetResourceLabel, useTranslate } from 'react-admin'
import type { ChildKind } from '#resources/form/values/childRows.ts'
import { columnTracks, rowsStyle } from '#resources/inputs/rows/rowsStyle.ts'
import { RowFields } from '#resources/inputs/rows/RowFields.tsx'
import { RowsHead } from '#resources/inputs/rows/RowsHead.tsx'
import { useRowDrag } from '#resources/inputs/rows/useRowDrag.ts'
import { ChildRow } from './ChildRow.tsx'
import { useCells } from './useCells.ts'
import { useChildRows } from './useChildRows.ts'
import { useRowFocus } from './useRowFocus.ts'

/** `name`: name of the child relation. */
type ChildRowsProps = { name: string; of: ChildKind; property: string; most: number }

export const ChildRows = ({ name, of: kind, property, most }: ChildRowsProps) => {
  const { entity } = kind
  const translate = useTranslate()
  const heading = useId()
  const label = useGetResourceLabel()(entity.name, 2)
  const cells = useCells(kind, property)
  const rows = useChildRows(name, kind, most)
  const { list, dragProps, target } = useRowDrag(rows.move)
  const add = useRef<HTMLButtonElement>(null)
  const focus = useRowFocus(list, add)
  if (rows.isHidden) return null
  // A value that follows from others is read, and needs no room for a currency to choose.
  const columns = cells.map(({ facts, field }) => (field ? { ...facts, type: 'decimal' as const } : facts))
  const handleAdd = () => {
    rows.add()
    focus.want(rows.count)
  }
  const handleRemove = (index: number) => {
    rows.remove(index)
    focus.want(Math.min(index, rows.count - 2))
  }
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      data-rows={name}
      sx={{ mt: 3, minWidth: 0, containerType: 'inline-size' }}
    >
      <Typography id={heading} component="h2" variant="subtitle1" sx={{ mb: 1, fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={rowsStyle(columns)} style={{ '--tracks': columnTracks(columns) } as React.CSSProperties}>
        <ResourceContextProvider value={entity.name}>
          {rows.count > 0 && <RowsHead columns={columns.map(({ name: source, required }) => ({ source, required }))} />}
          <Box ref={list} tabIndex={-1} data-faulty={rows.message ? true : undefined} className="rows">
            {rows.list.map(({ key, id, ...row }, index) => (
              <RowFields
                key={key}
                {...{ index, count: rows.count }}
                isMovable={rows.isMovable}
                isRemovable={rows.isRemovable({ ...row, id })}
                isTarget={target === index}
                drag={dragProps(index)}
                onRemove={() => handleRemove(index)}
                onMove={(to) => rows.move(index, to)}
                onEnter={(cell) => {
                  if (index + 1 < rows.count) focus.now(index + 1, cell)
                  else if (rows.mayAdd) handleAdd()
                }}
              >
                <ChildRow
                  {...{ kind, cells }}
                  path={`${name}.${index}`}
                  isNew={id === undefined}
                  isLocked={id !== undefined && !rows.mayUpdate}
                />
              </RowFields>
            ))}
          </Box>
        </ResourceContextProvider>
        {rows.count === 0 && (
          <Typography variant="body2" color="text.secondary" className="none">
            {translate('form.rows.none')}
          </Typography>
        )}
      </Box>
      {rows.mayAdd && (
        <Button ref={add} size="small" startIcon={<Add />} onClick={handleAdd} sx={{ mt: 0.5 }}>
          {translate('form.rows.add')}
        </Button>
      )}
      {rows.message && <FormHelperText error>{translate(rows.message, { _: rows.message })}</FormHelperText>}
    </Box>
  )
}
