import { contours, drawing, fills, glowStops, ring, rings, sun } from './HeroDrawing.css.ts';
import { ridge, road, type Point, type RoadPoint } from '../../components/Horizon/terrain.ts';

/** End of the path: the sun between two ridges. */
const destination = { x: 1008, y: 330 };
/** Below the drawing's lower edge, so that there is no gap between it and the page. */
const floor = 620;

interface Ground {
  fill: keyof typeof fills;
  outline: readonly Point[];
  /** Distances of the contour lines below the ridge. */
  contours: readonly number[];
  road: readonly RoadPoint[];
}

/** From the horizon to the foreground. Each extends far beyond the sides, for very wide windows. */
const grounds: readonly Ground[] = [
  {
    fill: 'far',
    // prettier-ignore
    outline: [
      [-1400, 396], [-1000, 372], [-640, 402], [-300, 386], [-60, 404], [140, 394], [330, 404], [470, 390], [560, 394],
      [660, 368], [710, 358], [770, 322], [812, 306], [834, 290], [862, 304], [900, 314], [940, 340], [1008, 352],
      [1056, 340], [1096, 312], [1130, 304], [1178, 262], [1208, 238], [1240, 262], [1278, 272], [1320, 300],
      [1362, 286], [1404, 262], [1432, 250], [1470, 280], [1560, 318], [1760, 296], [1960, 330], [2300, 300],
      [2840, 340],
    ],
    contours: [],
    // prettier-ignore
    road: [
      [1007, 352, 1], [1003, 360, 1.6], [1014, 371, 2.3], [1030, 382, 3], [1016, 394, 3.9], [988, 403, 4.6],
      [979, 412, 5], [979, 424, 5],
    ],
  },
  {
    fill: 'middle',
    // prettier-ignore
    outline: [
      [-1400, 440], [-900, 420], [-400, 446], [0, 432], [260, 444], [500, 428], [700, 400], [800, 392], [930, 408],
      [1000, 412], [1080, 402], [1180, 374], [1240, 366], [1330, 382], [1460, 362], [1560, 370], [1760, 398],
      [2200, 374], [2840, 410],
    ],
    contours: [18, 40],
    // prettier-ignore
    road: [
      [979, 410.5, 5.2], [979, 416, 5.7], [992, 427, 6.7], [1004, 438, 7.9], [974, 448, 9.4], [932, 455, 10.6],
      [914, 464, 11.4], [914, 476, 11.4],
    ],
  },
  {
    fill: 'near',
    // prettier-ignore
    outline: [
      [-1400, 486], [-800, 466], [-300, 490], [60, 474], [330, 486], [560, 474], [740, 448], [840, 446], [1000, 464],
      [1120, 470], [1260, 450], [1400, 434], [1540, 446], [1800, 468], [2200, 444], [2840, 480],
    ],
    contours: [20, 46],
    // prettier-ignore
    road: [
      [914, 453.5, 11.6], [914, 463, 13], [936, 478, 15.5], [968, 494, 19], [944, 514, 25], [886, 544, 34],
    ],
  },
  {
    fill: 'page',
    // prettier-ignore
    outline: [
      [-1400, 548], [-700, 528], [-200, 548], [160, 530], [440, 540], [700, 522], [860, 520], [1060, 536], [1300, 526],
      [1460, 514], [1700, 534], [2200, 520], [2840, 544],
    ],
    contours: [],
    road: [],
  },
];

const layers = grounds.map((ground) => {
  const crest = ridge(ground.outline);
  const [left] = ground.outline[0]!;
  return {
    ...ground,
    crest,
    area: `${crest}V${floor}H${left}Z`,
    road: ground.road.length > 0 && road(ground.road),
  };
});

/**
 * A path over several ridges to the rising sun, which is surrounded by the rings and degrees of a compass.
 * Decorative.
 */
export function HeroDrawing() {
  const { x, y } = destination;
  return (
    <svg className={drawing} viewBox="0 0 1440 560" aria-hidden focusable={false}>
      <radialGradient id="landing-dawn">
        <stop offset="0" className={glowStops.core} />
        <stop offset="0.22" className={glowStops.inner} />
        <stop offset="0.6" className={glowStops.outer} />
        <stop offset="1" className={glowStops.edge} />
      </radialGradient>
      <ellipse cx={x} cy={y + 30} rx={620} ry={330} fill="url(#landing-dawn)" />
      <g className={rings}>
        <circle className={ring.line} cx={x} cy={y} r={112} />
        <circle className={ring.dots} cx={x} cy={y} r={174} />
        <circle className={ring.line} cx={x} cy={y} r={236} />
        <circle className={ring.degrees} cx={x} cy={y} r={232} pathLength={72} />
        <circle className={ring.bearings} cx={x} cy={y} r={228} pathLength={12} />
      </g>
      <circle className={sun} cx={x} cy={y} r={60} />
      {layers.map((layer) => (
        <g key={layer.fill}>
          <path className={fills[layer.fill]} d={layer.area} />
          {layer.contours.map((depth) => (
            <path key={depth} className={contours} d={layer.crest} transform={`translate(0 ${depth})`} />
          ))}
          {layer.road && <path className={fills.road} d={layer.road} />}
        </g>
      ))}
    </svg>
  );
}
