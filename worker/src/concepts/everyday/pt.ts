/** Portuguese names of everyday actions, qualities and things that questions about tenders ask of. */
export const portugueseEveryday = `
choose: escolher, selecionar, seleção, escolha
give: dar, entregar, fornecer, disponibilizar
prepare: preparar, trazer, elaborar
send: enviar, remeter, mandar, encaminhar
receive: receber, obter
take_part: participar, participação, concorrer
increase: aumentar, aumento, acréscimo, acréscimos, adicional
decrease: reduzir, diminuir, cortar, supressão, supressões, redução
store: armazenar, guardar, conservar, armazenamento
use: usar, utilizar, uso, utilização
buy: comprar, compra, adquirir, aquisição
rent: alugar, aluguel, locação, arrendamento
build: construir, construção, edificação
measure: medir, medição, levantamento
clean: limpar, limpeza
guard: vigiar, vigilância, segurança patrimonial
unload: descarregar, descarga, carga
move: transferir, transferência, mover, migração
connect: conectar, ligação, conexão, interface
operate: operar, operação, funcionamento
stop: parar, parada, interromper
answer: responder, resposta
inform: informar, notificar, avisar, comunicar
advance_notice: aviso prévio, com antecedência
decide: decidir, decisão
dispose: descartar, descarte, resíduos, reciclagem
protect: proteger, proteção
print: imprimir, impresso, papel
publish: publicar, publicação, divulgar
travel: viagem, deslocamento, hospedagem, diárias
free_of_charge: grátis, gratuito, sem custo, sem ônus
separately: separadamente, à parte, em separado
new: novo, sem uso
used: usado, recondicionado, segunda mão
size: tamanho, dimensão, dimensões, medidas
weight_mass: peso, pesado, massa, quilograma
length: comprimento, longo, quilômetro, metro
width: largura, largo, espessura
height: altura, alto, profundidade
temperature: temperatura, calor, frio
pressure: pressão
power: potência, quilowatt, capacidade
voltage: tensão, voltagem
current_electric: corrente, curto-circuito
electricity: eletricidade, elétrico, energia
cable: cabo, fiação, cabeamento, linha
pipe: tubo, tubulação, duto
machine: máquina, equipamento, aparelho, dispositivo
tool: ferramenta, instrumento
piece: peça, peças, unidade
vehicle: veículo, carro, caminhão
building: edifício, prédio, sala, instalações
roof: telhado, parede, teto, piso
road: rua, estrada, via, pavimentação
land: terreno, solo, área
water: água
fuel: combustível, óleo, gás
air: ar, ventilação, ar condicionado
fire: incêndio, fogo
lighting: luz, iluminação, lâmpada
computer: computador, PC, notebook, estação de trabalho
software: software, programa, aplicativo, aplicação
website: site, página web, portal
server: servidor, hospedagem, nuvem, data center
data: dados, banco de dados, registro
user: usuário, usuários, utilizador
access: acesso, senha, login
backup: backup, cópia de segurança, recuperação
screen: tela, monitor
network: rede, internet, banda
municipality: município, cidade, prefeitura
region: região, estado, província
hospital: hospital, médico, paciente, saúde
warehouse: almoxarifado, depósito, armazém
shift: turno, noite, 24 horas
weekend: fim de semana, feriado, sábado, domingo
protective_equipment: equipamento de proteção, capacete, luvas, uniforme, EPI
papers: papéis, documentos, documentação
photo: foto, imagem, figura
material: material, materiais, insumos
metal: aço, metal, ferro, cobre
colour: cor, pintura
how_often: frequência, vezes, periodicidade
same: mesmo, igual, idêntico
difference: diferente, diferença, divergência
allowed: permitido, autorizado, admitido
forbidden: proibido, vedado, não permitido
mandatory: obrigatório, necessário, exigido
supervisor: chefe, gerente, supervisor, encarregado
technician: técnico, engenheiro, especialista
competitor: concorrente, outros licitantes
agent: distribuidor, representante, revendedor
emergency: emergência, urgente, urgência
problem: problema, dificuldade, irregularidade
advice: consultoria, ajuda, assistência
design: projeto, desenho, planejamento
study: estudo, análise, pesquisa
result: resultado
risk: risco, perigo
model_type: tipo, modelo, versão, edição
level: nível, classe, grau, categoria
validity: válido, vigente, vigência, vencer
remaining: resto, restante, saldo
part: parte, parcela, porção
whole: total, inteiro, global, completo
order: pedido, ordem de compra, ordem de fornecimento, empenho
loss: perda, perder, furto, extravio
money: dinheiro, recursos, verba
company_seat: sede, filial, sucursal
`;
