/** Search field that filters the content below it. */
import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <TextField
    type="search"
    size="small"
    placeholder={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={{ width: { xs: '100%', sm: 320 } }}
    slotProps={{
      htmlInput: { 'aria-label': label, maxLength: 100, autoComplete: 'off' },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        ),
      },
    }}
  />
)
