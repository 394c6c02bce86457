/**
 * Rows of values: a table of inputs, or a card per row where space is narrow. Rows are added, removed, and moved by
 * dragging or buttons.
 */
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useRepeated } from '#resources/contexts/HeadingContext.ts'
import type { RowColumn } from '#schemas/entity.ts'
import { ColumnControl } from '#resources/inputs/ColumnControl.tsx'
import { columnTracks, rowsStyle } from './rowsStyle.ts'
import { RowFields } from './RowFields.tsx'
import { RowsHead } from './RowsHead.tsx'
import type { ControlProps } from '#resources/inputs/useControl.ts'
import { useRowDrag } from './useRowDrag.ts'
import { useRows } from './useRows.ts'

export type RowsProps = ControlProps & { columns: readonly RowColumn[]; maxRows?: number }

export const RowsControl = ({ columns, maxRows, ...props }: RowsProps) => {
  const { id, label, note, isFaulty, required, disabled, rows, add, remove, move } = useRows({ ...props, columns })
  const translate = useTranslate()
  const repeated = useRepeated(label)
  const { list, dragProps, target } = useRowDrag(move)
  const mayAdd = !disabled && (maxRows === undefined || rows.length < maxRows)
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-note` : undefined}
      sx={{ gridColumn: '1 / -1', minWidth: 0, containerType: 'inline-size' }}
    >
      <FormLabel
        id={`${id}-label`}
        component="span"
        error={isFaulty}
        required={required}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', ...repeated }}
      >
        {label}
      </FormLabel>
      <Box sx={rowsStyle(columns)} style={{ '--tracks': columnTracks(columns) } as React.CSSProperties}>
        {rows.length > 0 && (
          <RowsHead
            columns={columns.map(({ name, required }) => ({ source: `${props.source}.0.${name}`, required }))}
          />
        )}
        <Box ref={list} id={id} tabIndex={-1} data-faulty={isFaulty || undefined} className="rows">
          {rows.map(({ id: key }, index) => (
            <RowFields
              key={key}
              index={index}
              isMovable={!disabled}
              isRemovable={!disabled}
              count={rows.length}
              isTarget={target === index}
              drag={dragProps(index)}
              onRemove={() => remove(index)}
              onMove={(to) => move(index, to)}
            >
              {columns.map((column) => (
                <div key={column.name} className="cell">
                  <ColumnControl
                    source={`${props.source}.${index}.${column.name}`}
                    column={column}
                    write={props.write}
                  />
                </div>
              ))}
            </RowFields>
          ))}
        </Box>
        {rows.length === 0 && (
          <Typography variant="body2" color="text.secondary" className="none">
            {translate('form.rows.none')}
          </Typography>
        )}
      </Box>
      {mayAdd && (
        <Button size="small" startIcon={<Add />} onClick={add} sx={{ mt: 0.5 }}>
          {translate('form.rows.add')}
        </Button>
      )}
      {note && (
        <FormHelperText id={`${id}-note`} error={isFaulty}>
          {note}
        </FormHelperText>
      )}
    </Box>
  )
}
