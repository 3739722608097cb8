// Verifies a car of Colombia: confirms it and its owner, then asks for insurance, fines and reference value.
//
//   node verify-a-vehicle.mjs BBCC13 10000001
//
// Exit code: 0 if all is well, 2 if somebody has to look or to ask again, 1 if the run was stopped.

const {API_URL, API_TOKEN} = process.env;
const [typedPlate, ownerNumber] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || !ownerNumber)
  stop("set API_URL and API_TOKEN, and give the plate and the owner's number");

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

const results = [];

// #region ask
async function ask(source, path, query, decide) {
  const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(200_000),
    redirect: 'manual',
  }).catch(() => null);
  const status = response?.status;
  // What is not JSON has neither a key nor fields.
  const {data, value, code, message} = Object(await response?.json().catch(() => null));
  const key = /^\w+$/.test(message ?? '') ? message : code;
  // A refused token, or too few credits: the next request would be refused as well.
  if ([401, 402, 403].includes(status)) stop(`${status} ${key ?? ''}`.trimEnd());

  // Older answers of the SIMIT are two levels down.
  const answer = Object(data ?? value?.value?.data);
  const isWrong = (status === 404 && key) || key === 'MissingParameter';
  const failure = isWrong ? `correct (${key})` : `not checked (${key ?? status ?? 'no answer'})`;
  results.push(status === 200 ? decide(answer) : failure);
  console.log(`${source}: ${results.at(-1)}`);
  return answer;
}
// #endregion

const isEmpty = (list) => Array.isArray(list) && list.length === 0;

// #region registry
function fromRegistry({
  informacionGeneral,
  garantiasMobiliarias,
  garantiasFavorDe,
  limitacionPropiedad,
}) {
  const {noPlaca, estadoDelVehiculo: state, prendas: pledge} = Object(informacionGeneral);
  const liens = [garantiasMobiliarias, garantiasFavorDe, limitacionPropiedad];
  // One sign of a lien is enough, because the fields can disagree.
  if ((pledge ?? 'NO') !== 'NO' || !liens.every((list) => isEmpty(list ?? [])))
    return 'review (lien)';
  if ([noPlaca, state, pledge, ...liens].some((value) => value == null))
    return 'not checked (partial answer)';
  return state === 'ACTIVO' ? 'accept' : 'review (estadoDelVehiculo)';
}
// #endregion

// #region insurance
function fromInsurance({soat, techReview}) {
  const [insured, inspected, due] = [soat?.valid, techReview?.valid, techReview?.requireTechReview];
  if ([insured, inspected, due].some((value) => value == null))
    return 'not checked (partial answer)';
  if (insured === false) return 'correct (soat)';
  if (inspected === false && due === true) return 'correct (techReview)';
  // A car that is too new for an inspection is exempt.
  return insured === true && (inspected === true || due === false)
    ? 'accept'
    : 'review (new value)';
}
// #endregion

// #region fines
function fromFines({multas, acuerdosPago, comparendos, resoluciones}) {
  const lists = [multas, acuerdosPago, comparendos, resoluciones];
  if (!lists.every((list) => isEmpty(list ?? []))) return 'review (fines)';
  // Only recent answers have the other two.
  return multas && acuerdosPago ? 'accept' : 'not checked (partial answer)';
}
// #endregion

// #region value
function fromValues({year: guideYear, valueModel}) {
  const year = guideYear ?? modelo;
  if (!year || !Array.isArray(valueModel)) return 'not checked (partial answer)';
  if (`${modelo ?? year}` !== `${year}`) return 'review (year)';
  const rows = valueModel.filter((row) => row?.modelo === `${year}` && row.estado === 'USADO');
  if (rows.some(({valor}) => valor == null)) return 'not checked (valor)';
  // The guide counts thousands of pesos. A year without a value needs an appraisal.
  return /^[1-9]\d*$/.test(rows[0]?.valor) ? `accept (${rows[0].valor}000 COP)` : 'review (valor)';
}
// #endregion

const owner = {documentType: 'CC', documentNumber: ownerNumber};
const car = {...owner, plate: typedPlate.replace(/[\s-]/g, '').toUpperCase()};
const {informacionGeneral} = await ask(
  'registry',
  '/v2/co/runt/vehicle-by-plate',
  car,
  fromRegistry,
);
// Nothing else is asked about a car that is not confirmed.
if (results[0] !== 'accept') process.exit(2);

const {noPlaca: plate, modelo} = informacionGeneral;
await ask('insurance', '/v2/co/runt/vehiculo', {...owner, plate}, fromInsurance);
await ask('fines', '/v2/co/simit/consultar/placa', {plate}, fromFines);
await ask('value', '/v2/co/fasecolda/values-by-plate', {plate}, fromValues);
process.exitCode = results.every((result) => result.startsWith('accept')) ? 0 : 2;
