import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Career.phrases.ts';

export const careerPhrases = translatePhrases<typeof english.careerPhrases>('career', {
  unitSupply: 'Suministros de la unidad y responsabilidad por sus bienes',
  inventoryControl: 'Control de inventario',
  squadLeadership: 'Mando de una escuadra',
  teamManagement: 'Dirección de equipos',
  convoyPlanning: 'Planeación de convoyes y movimientos',
  transportationPlanning: 'Planeación del transporte',
  soldierTraining: 'Entrenamiento de soldados nuevos',
  onboarding: 'Capacitación de personal nuevo',
});
