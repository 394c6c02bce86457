/** One of the values that the schema names, in the reader's words. */
import Chip from '@mui/material/Chip'
import { useResourceContext, useTranslate } from 'react-admin'
import { textKey } from './rowPath.ts'
import { useValue, type ValueProps } from './useValue.ts'

export const EnumValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  const valueText = useValueText(source)
  return value === null ? null : <Chip size="small" variant="outlined" label={valueText(value)} />
}

/** @returns The words for a value of an enum or of the items of a list; a right is called the same everywhere; the value itself when it has none. */
export function useValueText(source: string): (value: string) => string {
  const resource = useResourceContext()
  const translate = useTranslate()
  const key = textKey(resource, source, 'value')
  return (value) => translate(`${key}.${value}`, { _: translate(`roles.${value}`, { _: value }) })
}
