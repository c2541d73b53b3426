/** What a text is known by, such as its words, and what it is an example of. */
export interface Example<Label extends string> {
  label: Label;
  features: readonly string[];
}

const rounds = 10;
const firstStep = 3;
/** Errors below this teach nothing that can be seen. */
const errorMin = 0.001;
/** The same order each time, so that the same examples always teach the same. */
function randomFrom(seed: number) {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

/** How likely each label is for the features of a text. */
export type Learned<Label extends string> = (features: readonly string[]) => ReadonlyMap<Label, number>;

/**
 * Learns from examples how likely each label is for the features of a text: multinomial logistic regression, by stochastic gradient
 * descent. A few thousand short texts take some tenths of a second. It stops after each example, so that who has a screen can go on drawing.
 */
export function* learning<Label extends string>(
  labels: readonly Label[],
  examples: Iterable<Example<Label>>,
): Generator<undefined, Learned<Label>> {
  const numbers = new Map<string, number>();
  const numberOf = (feature: string) => {
    const known = numbers.get(feature);
    if (known !== undefined) return known;
    numbers.set(feature, numbers.size);
    return numbers.size - 1;
  };
  const known: { right: number; features: number[] }[] = [];
  for (const { label, features } of examples) {
    known.push({ right: labels.indexOf(label), features: features.map(numberOf) });
    yield;
  }
  const width = labels.length;
  const weights = new Float32Array(numbers.size * width);
  const shares = new Float32Array(width);
  /** Writes how likely each label is into `shares`. */
  function weigh(features: readonly number[]): void {
    shares.fill(0);
    const scale = 1 / Math.sqrt(Math.max(1, features.length));
    for (const feature of features)
      for (let at = 0; at < width; at += 1) shares[at]! += weights[feature * width + at]! * scale;
    const max = Math.max(...shares);
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += shares[at] = Math.exp(shares[at]! - max);
    for (let at = 0; at < width; at += 1) shares[at]! /= sum;
  }
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = known.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [known[at], known[other]] = [known[other]!, known[at]!];
    }
    const step = firstStep * (1 - round / rounds);
    for (const { right, features } of known) {
      weigh(features);
      const scale = step / Math.sqrt(Math.max(1, features.length));
      for (let at = 0; at < width; at += 1) {
        const error = shares[at]! - (at === right ? 1 : 0);
        if (Math.abs(error) < errorMin) continue;
        for (const feature of features) weights[feature * width + at]! -= scale * error;
      }
      yield;
    }
  }
  return (features) => {
    weigh(features.flatMap((feature) => numbers.get(feature) ?? []));
    return new Map(labels.map((label, at) => [label, shares[at]!]));
  };
}

/** Learns at once. */
export function learn<Label extends string>(
  labels: readonly Label[],
  examples: Iterable<Example<Label>>,
): Learned<Label> {
  const steps = learning(labels, examples);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
