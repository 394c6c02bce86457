/** Text with its placeholders and plural separators highlighted. */
import Box from '@mui/material/Box'

export const WordedText = ({ text }: { text: string }) =>
  text.split(/(%[A-Za-z_]\w*%|\|\|\|\|)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and the text as a whole is replaced
      <Box key={index} component="code" sx={{ color: 'primary.main', fontSize: '0.92em', fontFamily: 'monospace' }}>
        {part}
      </Box>
    ),
  )
