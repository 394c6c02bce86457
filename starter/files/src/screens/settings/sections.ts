/** Pages with settings for everybody, in the groups of the index; descriptions are texts. */

type SettingsPlace = { path: string; about: string }
type SettingsSection = { title: string; places: readonly SettingsPlace[] }

export const sections: readonly SettingsSection[] = [
  {
    title: 'settings.sections.office',
    places: [
      { path: '/settings/global', about: 'settings.about.global' },
      { path: '/settings/texts', about: 'settings.about.texts' },
    ],
  },
  {
    title: 'settings.sections.access',
    places: [
      { path: '/settings/acl', about: 'settings.about.acl' },
      { path: '/employee-group/list', about: 'settings.about.groups' },
      { path: '/employee', about: 'settings.about.employees' },
    ],
  },
]

/** Section of pages that no other section names. */
export const otherSection = 'settings.sections.other'
