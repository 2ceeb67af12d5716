import type { ElevatorType, EscalatorType } from '../lib/paths';
import { photos, type Photo } from './photos';

const p = photos;

const passengerCars = [
  p.carSteelDiamond,
  p.carWalnut,
  p.carGoldCompass,
  p.carBlackGold,
  p.carWhiteChequer,
  p.carChampagneOval,
  p.carMirrorGrid,
  p.carEtchedSteel,
  p.carChampagneDiamond,
  p.carWalnutAngle,
];

const villaCars = [
  p.villaTimberCeiling,
  p.villaOak,
  p.villaGlassBlack,
  p.villaIvoryGold,
  p.villaGreenWalnut,
  p.villaGlassWhite,
  p.villaBronzeGlass,
];

/** The gallery of each elevator type. The counts are the specification's. */
export const elevatorPictures: Record<ElevatorType, Photo[]> = {
  passenger: [
    ...passengerCars,
    p.landingLimestone,
    p.landingRedMarble,
    p.partOperatingPanels,
    p.partButtons,
    ...passengerCars.slice(0, 2),
  ],
  villa: [...villaCars, ...villaCars, ...villaCars, ...villaCars.slice(0, 5)],
  panoramic: [p.carPanoramic, p.villaGlassBlack, p.villaGlassWhite, p.carPanoramic],
  hospital: [p.carHospital, p.landingLimestone],
  freight: [p.carFreight, p.carHospital],
  hydraulic: [
    p.villaBronzeGlass,
    p.carSteelDiamond,
    p.villaGreenWalnut,
    p.carFreight,
    p.landingLimestone,
  ],
};

/** The gallery of each escalator type. The counts are the specification's. */
export const escalatorPictures: Record<EscalatorType, Photo[]> = {
  indoor: [
    p.escalatorIndoor,
    p.partStep,
    p.escalatorIndoor,
    p.partStep,
    p.escalatorIndoor,
    p.partStep,
    p.escalatorIndoor,
  ],
  'moving-walks': [p.movingWalk, p.movingWalk],
  'out-door': [
    p.escalatorOutdoor,
    p.partStep,
    p.escalatorOutdoor,
    p.partStep,
    p.escalatorOutdoor,
    p.partStep,
    p.escalatorOutdoor,
  ],
};
