/** Checkbox of a group of which some are chosen: the browser's own third state, which says "mixed" by itself. */
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox'
import { useEffect, useRef } from 'react'

type PartialCheckboxProps = Omit<CheckboxProps, 'slotProps' | 'ref'> & { label: string; indeterminate: boolean }

/** @param props `label`: its accessible name. */
export const PartialCheckbox = ({ label, indeterminate, ...rest }: PartialCheckboxProps) => {
  const input = useRef<HTMLInputElement>(null)
  // A click ends the state in the browser, whatever comes of it here.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  })
  return (
    <Checkbox
      {...rest}
      indeterminate={indeterminate}
      slotProps={{ input: { ref: input, 'aria-label': label, 'aria-checked': undefined } }}
    />
  )
}
