/** Where VA itself helps to find care. */
export const vaCare = {
  locations: 'https://www.va.gov/find-locations/',
  mentalHealth: 'https://www.va.gov/health-care/health-needs-conditions/mental-health/',
} as const;
