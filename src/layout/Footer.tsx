/** Footer of every page: address of the office, its other places, who helps, and for staff the release. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { productTitle } from '#schemas/product.ts'
import { footerHeight } from './frame.ts'
import { useOffice } from './office.ts'

export const Footer = () => {
  const office = useOffice()
  const translate = useTranslate()
  const { name = productTitle, address = [], links = [], email, phone, release } = office ?? {}
  return (
    <Box component="footer" sx={bar}>
      <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        {[name, ...address].map(unbroken).join(' · ')}
      </Box>
      <Box sx={{ flex: 1, display: { xs: 'none', md: 'block' } }} />
      <Row>
        {links.map(({ name: label, url }) => (
          <Link key={url} href={url} target="_blank" rel="noreferrer">
            {label}
          </Link>
        ))}
      </Row>
      {(email !== undefined || phone !== undefined) && (
        <Row label={translate('shell.frame.contact')}>
          {email !== undefined && <Link href={`mailto:${email}`}>{email}</Link>}
          {phone !== undefined && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>}
        </Row>
      )}
      {release !== undefined && (
        <Box component="span" sx={{ ml: { md: 'auto' } }}>
          {translate('shell.frame.release', { release })}
        </Box>
      )}
    </Box>
  )
}

/** A line ends between the parts of an address, not within one. */
const unbroken = (part: string): string => part.replaceAll(' ', '\u00a0')

const Row = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Box role={label === undefined ? undefined : 'group'} aria-label={label} sx={row}>
    {children}
  </Box>
)

const bar = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: { md: 'wrap', lg: 'nowrap' },
  alignItems: { xs: 'flex-start', md: 'center' },
  columnGap: 3,
  rowGap: 0.75,
  minHeight: footerHeight,
  boxSizing: 'border-box',
  pl: { xs: 1.5, sm: 3 },
  // Room for the button that leads back to the top, which floats here on a phone.
  pr: { xs: 9, sm: 3 },
  py: { xs: 1.5, md: 0.5 },
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.75rem',
  color: 'text.secondary',
  '& a': { color: 'inherit' },
} as const

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.75, whiteSpace: 'nowrap' } as const
