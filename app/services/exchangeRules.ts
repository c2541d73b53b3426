/** The rules of the exchange. A separate chunk, which is loaded together with the state that they apply to. */
export { parseWorld, personalRules } from '@vetsync/machines/model/exchange';
