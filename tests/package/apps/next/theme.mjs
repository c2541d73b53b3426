// Runs before the build, and stops it if a pair of colors has too little contrast.
import { writeFileSync } from 'node:fs';
import { createVetSyncTheme } from '@vetsync/ui/theme/create';

const { css } = createVetSyncTheme({ brand: '#1d5f8a', radius: 4 });
writeFileSync('theme.css', css);
