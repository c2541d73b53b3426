/** Days that the person has to consent, and then the other organization to answer. */
export const referralDays = 5;
