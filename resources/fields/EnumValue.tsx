/** Label of an enum value. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useResourceContext, useTranslate } from 'react-admin'
import { colourOf, meaningOf } from '#resources/texts/meaning.ts'
import { textKey } from '#resources/texts/rowPath.ts'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const EnumValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  const valueText = useValueText(source)
  if (value === null) return null
  const meaning = meaningOf(source, value)
  return (
    <Chip
      size="small"
      variant="outlined"
      label={valueText(value)}
      icon={meaning && <Mark colour={colourOf[meaning]} />}
    />
  )
}

/** Decoration: the label says the same. */
export const Mark = ({ colour }: { colour: string }) => (
  <Box
    component="span"
    sx={{
      width: 8,
      height: 8,
      borderRadius: '50%',
      bgcolor: `${colour}.main`,
      forcedColorAdjust: 'none',
      '.MuiChip-root &': { ml: 1, mr: 0 },
    }}
  />
)

/**
 * @param of Name of the entity; absent: that of the page.
 * @returns A function from value to label, for an enum or the items of a list; rights have the same label everywhere;
 *   a value without label is its own.
 */
export function useValueText(source: string, of?: string): (value: string) => string {
  const resource = useResourceContext()
  const translate = useTranslate()
  const key = textKey(of ?? resource, source, 'value')
  return (value) => translate(`${key}.${value}`, { _: translate(`roles.${value}`, { _: value }) })
}
