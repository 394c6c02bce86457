/** Profile of the user, which an administrator edits. */
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { User } from '#providers/session.ts'
import { languageNames } from '#schemas/product.ts'
import { Section } from './Section.tsx'

export const ProfileSection = ({ user }: { user: User }) => {
  const translate = useTranslate()
  const { name, username, email, locale } = user
  const facts = { name, username, email, language: locale && languageNames[locale] }
  return (
    <Section title={translate('account.profile.title')} lead={translate('account.profile.note')}>
      <Box component="dl" sx={list}>
        {Object.entries(facts).map(
          ([fact, value]) =>
            value && (
              <div key={fact}>
                <dt>{translate(`account.profile.${fact}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Box>
    </Section>
  )
}

const list = {
  m: 0,
  mt: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const
