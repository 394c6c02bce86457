/** Smaller sizes of the compact density, laid over `componentStyles`. No target gets smaller than 24 pixels. */
import type { ThemeOptions } from '@mui/material/styles'

export const compactStyles: ThemeOptions['components'] = {
  MuiButton: { styleOverrides: { root: { minHeight: 28, paddingBlock: 3 }, sizeSmall: { minHeight: 26 } } },
  MuiIconButton: { styleOverrides: { sizeMedium: { padding: 6 }, sizeSmall: { padding: 4 } } },
  MuiCheckbox: { styleOverrides: { root: { padding: 5 } } },
  MuiOutlinedInput: { styleOverrides: { inputSizeSmall: { paddingBlock: 5 }, multiline: { paddingBlock: 5 } } },
  MuiInputLabel: {
    styleOverrides: { sizeSmall: { '&.MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': { translate: '0 -3px' } } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { '&.MuiInputBase-sizeSmall': { paddingBlock: 2.5 } },
      option: { '&.MuiAutocomplete-option': { minHeight: 30, paddingBlock: 3 } },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 30, paddingBlock: 3 } } },
  MuiListItemButton: { styleOverrides: { root: { paddingBlock: 3 } } },
  MuiTableCell: { styleOverrides: { root: { paddingBlock: 4 } } },
}
